"""Describes the machine without identifying it."""

import os
import pathlib
import platform
import re
import subprocess


def facts():
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30
    return {
        "Processor": f"{processor()}, {os.cpu_count()} cores",
        "Memory": f"{memory:.0f} GB",
        "System": system(),
        "Swift": found(r"Swift version (\S+)", output("swift", "--version")),
        "Python": platform.python_version(),
    }


def processor():
    if platform.system() == "Darwin":
        return output("sysctl", "-n", "machdep.cpu.brand_string").strip()
    return found(r"model name\s*:\s*(.+)", pathlib.Path("/proc/cpuinfo").read_text())


def system():
    if platform.system() == "Darwin":
        return f"macOS {platform.mac_ver()[0]}"
    return platform.freedesktop_os_release()["PRETTY_NAME"]


def sqlite_version():
    return found(r"(\S+)", output("sqlite3", "--version"))


def output(*command):
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def found(pattern, text):
    match = re.search(pattern, text)
    return match.group(1).strip() if match else "unknown"
